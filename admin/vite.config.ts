import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:4322'
const pictures = fileURLToPath(new URL('../public', import.meta.url))

export default defineConfig(({ command }) => ({
  plugins: [react()],
  envPrefix: ['VITE_', 'AGENCY_'],
  // Logo and pictures stand at the same addresses as in production, where the server answers them.
  publicDir: command === 'serve' ? pictures : false,
  build: { assetsDir: 'admin/assets', target: 'es2023', modulePreload: { polyfill: false } },
  server: { proxy: { '/api': api, '/storage': api } },
}))
