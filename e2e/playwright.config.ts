import { defineConfig } from '@playwright/test'
import { productConfig } from './product-config.ts'

const product = productConfig({ port: Number(process.env.E2E_PORT ?? 4399), dataDir: 'E2E_DATA_DIR' })

export default defineConfig({
  ...product,
  testDir: 'journeys',
  outputDir: '../test-results',
  use: {
    ...product.use,
    viewport: { width: 1280, height: 800 },
    // A failure leaves a picture and the outline of its page. Tracing every journey for the sake of one took a third of
    // their time: `npm test -- NAME --trace on` traces the one that is looked into.
    screenshot: 'only-on-failure',
  },
})
