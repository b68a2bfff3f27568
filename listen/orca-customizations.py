"""Orca loads this file when it starts (`orca -u FOLDER`). What Orca would say is written to a file.

Each line of the file is a JSON object: {"said": text}; {"interrupted": true} where Orca stops what
it is saying; {"pressed": key} when it has handled a key; {"idle": question} in answer to a question
that the listener has put in a file, once Orca has handled everything that had reached it.
"""

import json
import os

from gi.repository import GLib
from orca import input_event, orca_state, settings, speech

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


def say(text, *_rest, **_options):
    if text and text.strip():
        write(said=" ".join(text.split()))


def say_all(utterances, _progress):
    for context, _voice in utterances:
        say(context.utterance)


def is_idle():
    from orca import event_manager

    manager = event_manager.getManager()
    live_regions = getattr(orca_state.activeScript, "liveRegionManager", None)
    return (
        manager._eventQueue.empty()
        and not manager._gidleId
        and not (live_regions and len(live_regions.msg_queue))
    )


answered = ""


def answer_when_idle():
    global answered
    try:
        with open(QUESTION, encoding="utf-8") as file:
            question = file.read()
    except FileNotFoundError:
        return True
    if question != answered and is_idle():
        answered = question
        write(idle=question)
    return True


def announce_key(process):
    def process_and_announce(event):
        process(event)
        if event.isPressedKey():
            write(pressed=event.event_string)

    return process_and_announce


# No sound is wanted, so no speech server is started.
speech.init = lambda: None
speech._speak = say
speech.speakCharacter = say
speech.sayAll = say_all
speech.stop = lambda: write(interrupted=True)
input_event.KeyboardEvent.process = announce_key(input_event.KeyboardEvent.process)
# Lower than the priority of events: those that have come are handled first.
GLib.timeout_add(PAUSE, answer_when_idle, priority=GLib.PRIORITY_LOW)
