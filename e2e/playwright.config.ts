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
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
})
