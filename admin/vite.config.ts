import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { leanEditor } from './lean-editor.ts'
import { leanTable } from './lean-table.ts'

const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:4322'
const pictures = fileURLToPath(new URL('../public', import.meta.url))

/*
 * Two files hold what every visit needs, however many pages share it. Left alone, each set of pages that share something gets a
 * file of its own: ninety for a form, most of them of a few hundred bytes, which compress badly. What the login page loads
 * comes before all else, and what the frame of the pages loads comes before them: neither waits for more than it needs.
 */
const chunks = [
  { name: 'login', test: /admin[\\/]src[\\/]login[\\/]login-entry/, priority: 2 },
  { name: 'app', test: /admin[\\/]src[\\/]app[\\/]app-entry/, priority: 1 },
]

export default defineConfig(({ command }) => ({
  plugins: [react(), leanTable(), leanEditor()],
  // Dev bundles what is installed by itself, without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: [leanTable(), leanEditor()] } },
  // Logo and pictures stand at the same addresses as in production, where the server answers them.
  publicDir: command === 'serve' ? pictures : false,
  build: {
    assetsDir: 'admin/assets',
    // Small files as data: addresses would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  server: { proxy: { '/api': api, '/storage': api, '/pratinjau': api } },
}))
