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

console = os.open(f"{folder}/console", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
os.dup2(console, sys.stdout.fileno())
os.dup2(console, sys.stderr.fileno())

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
        web_context=context, settings=settings, is_controlled_by_automation=True
    )
    view.set_zoom_level(zoom)
    window = Gtk.Window(default_width=width, default_height=height)
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.connect("destroy", Gtk.main_quit)
    window.show_all()
    return view


def start_session(_context, session):
    information = WebKit2.ApplicationInfo()
    information.set_name("WebKitGTK")
    information.set_version(
        WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version()
    )
    session.set_application_info(information)
    session.connect("create-web-view", create_view)


context.connect("automation-started", start_session)
Gtk.main()
