#!/usr/bin/python3
"""A window with a WebKitGTK page and nothing else, for WebKitWebDriver: window.py FOLDER [SCRIPT]

MiniBrowser cannot be narrower than 447 px, and prints no console in a session of a driver. FOLDER holds the visitor's data;
SCRIPT is a file that runs in each document before its own scripts.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

folder, *script = sys.argv[1:]
data = WebKit2.WebsiteDataManager(base_data_directory=folder, base_cache_directory=folder)
context = WebKit2.WebContext(website_data_manager=data)
content = WebKit2.UserContentManager()
for name in script:
    with open(name) as file:
        frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
        content.add_script(WebKit2.UserScript(file.read(), frames, time, None, None))


def make_page(_session):
    page = WebKit2.WebView(
        web_context=context,
        user_content_manager=content,
        settings=WebKit2.Settings(enable_write_console_messages_to_stdout=True),
        is_controlled_by_automation=True,
    )
    window = Gtk.Window(decorated=False, default_width=1280, default_height=800)
    window.add(page)
    window.show_all()
    # without a window manager nobody else gives it the focus, and a page without focus draws no focused field
    window.present()
    page.connect("close", Gtk.main_quit)
    return page


Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context.set_automation_allowed(True)
context.connect("automation-started", lambda _, session: session.connect("create-web-view", make_page))
Gtk.main()
