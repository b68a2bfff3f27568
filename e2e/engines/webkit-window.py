#!/usr/bin/python3
"""A WebKitGTK window that WebKitWebDriver drives.

MiniBrowser, which comes with the driver, keeps nothing on disk while it is automated, and WebKit
then writes no console message anywhere. This window keeps a profile, and writes its console to the
file `console` in the profile's folder: the driver would discard its output.

Usage: webkit-window.py PROFILE_FOLDER ZOOM WIDTH HEIGHT
"""

import os
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

folder = sys.argv[1]
zoom, width, height = (int(value) for value in sys.argv[2:])

console = open(f"{folder}/console", "a")
os.dup2(console.fileno(), sys.stdout.fileno())
os.dup2(console.fileno(), sys.stderr.fileno())

manager = WebKit2.WebsiteDataManager(
    base_data_directory=f"{folder}/data", base_cache_directory=f"{folder}/cache"
)
# No server listens at this port: other hosts cannot be reached.
manager.set_network_proxy_settings(
    WebKit2.NetworkProxyMode.CUSTOM,
    WebKit2.NetworkProxySettings.new("http://127.0.0.1:9", ["127.0.0.1"]),
)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)
settings = WebKit2.Settings(enable_write_console_messages_to_stdout=True)


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context, settings=settings, zoom_level=zoom, is_controlled_by_automation=True
    )
    view.connect("close", lambda _view: Gtk.main_quit())
    window = Gtk.Window(default_width=width, default_height=height)
    window.add(view)
    window.show_all()
    return view


context.connect(
    "automation-started", lambda _context, session: session.connect("create-web-view", create_view)
)
Gtk.main()
