"""Orca loads this file when it starts (`orca -u FOLDER`). What Orca would say is written to a file.

Each line of the file is a JSON object:
- {"said": text}, with "live": true where a live region of the page says it;
- {"interrupted": true} where Orca stops what it is saying;
- {"pressed": key, "consumed": whether the browser does not get it}, once Orca has handled a key that is
  no modifier;
- {"idle": question} in answer to a question that the listener has put in a file, once Orca has handled
  everything that the browser had told it before.
"""

import json
import os

from gi.repository import GLib
from orca import input_event, liveregions, orca_state, settings, speech

TRANSCRIPT = os.environ["ORCA_TRANSCRIPT"]
QUESTION = os.environ["ORCA_QUESTION"]
# How often Orca looks for a question, in ms.
PAUSE = 20

# A typed letter is no news, and a page is read when the visitor asks for it.
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


def marking_live_regions(pump_messages):
    def pump_and_mark(manager):
        global is_live
        is_live = True
        try:
            return pump_messages(manager)
        finally:
            is_live = False

    return pump_and_mark


def noting_keys(process):
    def process_and_note(event):
        is_consumed = bool(process(event))
        if event.isPressedKey() and not event.isModifierKey():
            write(pressed=event.event_string, consumed=is_consumed)
        return is_consumed

    return process_and_note


def ask_browser():
    """Asks the browser anything: what it has told before its answer has reached Orca by then."""
    try:
        orca_state.activeWindow.queryComponent().getExtents(0)
    except (AttributeError, NotImplementedError, RuntimeError):
        # There is no window yet, or none any more.
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


asked = ""
answered = ""


def answer_when_idle():
    global asked, answered
    try:
        with open(QUESTION, encoding="utf-8") as file:
            question = file.read()
    except FileNotFoundError:
        return True
    if question != asked:
        asked = question
        ask_browser()
    elif question != answered and is_idle():
        answered = question
        write(idle=question)
    return True


# No sound is wanted, so no speech server is started.
speech.init = lambda: None
speech._speak = say
speech.speakCharacter = say
speech.sayAll = say_all
speech.stop = lambda: write(interrupted=True)
input_event.KeyboardEvent.process = noting_keys(input_event.KeyboardEvent.process)
liveregions.LiveRegionManager.pumpMessages = marking_live_regions(
    liveregions.LiveRegionManager.pumpMessages
)
# Lower than the priority of events: those that have come are handled first.
GLib.timeout_add(PAUSE, answer_when_idle, priority=GLib.PRIORITY_LOW)
