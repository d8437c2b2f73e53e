/** How Debian's Chromium is started, alone on a machine without a graphics card: what pictures and figures are taken with. */
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

/** The same browser without its windows, which journeys can do without (docs/decisions/0041). */
export const shellOptions = {
  ...launchOptions,
  executablePath: process.env.HEADLESS_SHELL_PATH ?? launchOptions.executablePath,
}
