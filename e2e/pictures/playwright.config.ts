import { fileURLToPath } from 'node:url'
import { defineConfig } from '@playwright/test'
import { shellOptions } from '../chromium.ts'
import { productConfig } from '../product-config.ts'

const product = productConfig({
  port: Number(process.env.PICTURES_PORT ?? 4397),
  dataDir: 'PICTURES_DATA_DIR',
  preload: new URL('./fixed-clock.ts', import.meta.url).href,
})

export default defineConfig({
  ...product,
  testDir: '.',
  outputDir: '../../test-results/pictures',
  snapshotPathTemplate: '{testDir}/accepted/{arg}-{projectName}{ext}',
  // A picture that nobody has accepted yet is a failure too.
  updateSnapshots: 'none',
  expect: {
    ...product.expect,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // Another Chromium may smooth edges a little otherwise; a line of text that moves by a pixel changes far more.
      threshold: 0.15,
      maxDiffPixels: 150,
    },
  },
  use: {
    ...product.use,
    launchOptions: {
      ...shellOptions,
      // The shell fits letters to whole pixels unless told otherwise; a whole browser without a screen does not.
      args: [
        ...shellOptions.args,
        '--disable-lcd-text',
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
      env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('./fonts.conf', import.meta.url)) },
    },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true } },
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
  ],
})
