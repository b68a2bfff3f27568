"""Orca loads this file when it starts (`orca -u FOLDER`). Orca then writes to a file instead of speaking.

Each line of the file is a JSON object:
- {"said": text}, with "live": true when a live region of the page says it;
- {"interrupted": true} when Orca stops speaking;
- {"pressed": key, "consumed": whether Orca keeps the key from the browser}, after Orca has handled a key
  that is no modifier.

To ask whether Orca is idle, the test makes a file. Orca removes it after it has handled all events that the
browser had sent before.
"""

import json
import os

from gi.repository import Atspi, GLib
from orca import input_event, liveregions, orca_state, settings, speech

TRANSCRIPT = os.path.expanduser("~/transcript")
QUESTION = os.path.expanduser("~/question")
# How often Orca looks for a question, in ms.
PAUSE = 20
# How long Orca waits for an answer of the browser, in ms. By default AT-SPI gives up after 800 ms (atspi-misc.c,
# method_call_timeout). A busy browser takes longer: then Orca skipped controls and read a line in two.
ANSWER = 30_000

Atspi.set_timeout(ANSWER, ANSWER)

# Orca must not repeat typed letters, and must not read a page before the visitor asks for it.
settings.enableKeyEcho = False
settings.enableEchoByCharacter = False
settings.enableEchoByWord = False
settings.sayAllOnLoad = False


def write(**line):
    with open(TRANSCRIPT, "a", encoding="utf-8") as transcript:
        transcript.write(json.dumps(line, ensure_ascii=False) + "\n")


is_live = False


def say(text, *_rest, **_options):
    if text and text.strip():
        write(said=" ".join(text.split()), **({"live": True} if is_live else {}))


def say_all(utterances, _progress):
    for context, _voice in utterances:
        say(context.utterance)


pump_messages = liveregions.LiveRegionManager.pumpMessages


def pump_and_mark(manager):
    global is_live
    is_live = True
    try:
        return pump_messages(manager)
    finally:
        is_live = False


process = input_event.KeyboardEvent.process


def process_and_note(event):
    is_consumed = bool(process(event))
    if event.isPressedKey() and not event.isModifierKey():
        write(pressed=event.event_string, consumed=is_consumed)
    return is_consumed


def ask_browser():
    """Sends the browser any request: with the response, all earlier events have reached Orca."""
    try:
        orca_state.activeWindow.queryComponent().getExtents(0)
    except (AttributeError, NotImplementedError, RuntimeError):
        # There is no window yet, or it has been closed.
        pass


def is_idle():
    from orca import event_manager

    manager = event_manager.getManager()
    regions = getattr(orca_state.activeScript, "liveRegionManager", None)
    return (
        manager._eventQueue.empty()
        and not manager._gidleId
        and not (regions and len(regions.msg_queue))
    )


is_asked = False


def answer_when_idle():
    global is_asked
    if not is_asked and os.path.exists(QUESTION):
        is_asked = True
        ask_browser()
    elif is_asked and is_idle():
        is_asked = False
        os.remove(QUESTION)
    return True


# Do not start a speech server: the tests need no sound.
speech.init = lambda: None
speech._speak = say
speech.speakCharacter = say
speech.sayAll = say_all
speech.stop = lambda: write(interrupted=True)
input_event.KeyboardEvent.process = process_and_note
liveregions.LiveRegionManager.pumpMessages = pump_and_mark
# The priority is lower than that of events, so waiting events are handled first.
GLib.timeout_add(PAUSE, answer_when_idle, priority=GLib.PRIORITY_LOW)
