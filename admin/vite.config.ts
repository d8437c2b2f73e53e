import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:4322'

export default defineConfig({
  plugins: [react()],
  // Logo and pictures stand at the same addresses as in production, where the server answers them.
  publicDir:
    process.env.NODE_ENV === 'production' ? false : fileURLToPath(new URL('../public', import.meta.url)),
  build: { assetsDir: 'admin/assets', target: 'es2022', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': api, '/storage': api } },
})
