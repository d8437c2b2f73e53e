/** The options that launch Debian's Chromium on a machine without a graphics card, for pictures and figures. */
export const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/** The options of its headless shell, which suffices for journeys (docs/decisions/0041). */
export const shellOptions = {
  ...launchOptions,
  executablePath: process.env.HEADLESS_SHELL_PATH ?? launchOptions.executablePath,
}
