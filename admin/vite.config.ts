import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { agencySetting, agencyTitle } from './agency-setting.ts'
import { leanTable } from './lean-table.ts'

const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:4322'
const pictures = fileURLToPath(new URL('../public', import.meta.url))

export default defineConfig(({ command }) => ({
  plugins: [react(), leanTable(), agencyTitle],
  define: agencySetting,
  // Dev bundles what is installed by itself, without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [leanTable()] } },
  // Logo and pictures stand at the same addresses as in production, where the server answers them.
  publicDir: command === 'serve' ? pictures : false,
  build: {
    assetsDir: 'admin/assets',
    // Small files as data: addresses would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
  },
  server: { proxy: { '/api': api, '/storage': api } },
}))
