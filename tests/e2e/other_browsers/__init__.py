"""Firefox and WebKit, driven by the W3C WebDriver commands: what Playwright drives is Chromium alone.

Firefox takes the commands over Marionette, which is built into it; WebKitGTK over HTTP, by its own WebKitWebDriver.
"""
