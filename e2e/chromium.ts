/** The options that launch Debian's Chromium on a machine without a graphics card, for figures. */
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

/**
 * The options of its headless shell, which suffices for journeys and pictures (docs/decisions/0041). Their pages are
 * closed before code that was compiled once more, to run faster, has paid for its compiling: a tenth of the browser's
 * work. They scroll at once: drawing dozens of frames on the way takes as much as opening the page did.
 */
export const shellOptions = {
  ...launchOptions,
  executablePath: process.env.HEADLESS_SHELL_PATH ?? launchOptions.executablePath,
  args: [...launchOptions.args, '--js-flags=--no-opt --no-maglev', '--disable-smooth-scrolling'],
}

/** The flags by which a browser draws its next frame as soon as one is asked for. */
export const NO_FRAME_LIMIT = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/**
 * The options of a shell that draws its next frame as soon as one is asked for. Journeys that look at hundreds of
 * scroll positions of a page at rest wait for sixtieths of a second most of their time.
 */
export const eagerOptions = {
  ...shellOptions,
  args: [...shellOptions.args, ...NO_FRAME_LIMIT],
}
