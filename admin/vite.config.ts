import { fileURLToPath } from 'node:url'
import { LANTAI } from '@safar/shared/platform/browser/lantai'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { lean } from './lean.ts'

const api = process.env.DEV_API_URL ?? 'http://127.0.0.1:4322'
const pictures = fileURLToPath(new URL('../public', import.meta.url))

/*
 * A few files hold what many pages share. Left alone, each set of pages that share something gets a file of its own:
 * ninety for a form, most of them of a few hundred bytes, which compress badly. What the login page loads comes before
 * all else, and what the frame of the pages loads comes before them: neither waits for more than it needs. Of what a
 * form loads, lists and other pages take some pieces; what is not named among them here and used by one of them would
 * bring the whole form along, which `npm run bench -- admin` shows. The same holds for the lists of packages and
 * content: what other pages with rows take of them is `rows`.
 */
const pieces = {
  mantine:
    /@mantine[\\/]core[\\/]esm[\\/](?:components[\\/](?:TextInput|Alert|Overlay|Badge)[\\/]|core[\\/](?:DirectionProvider|MantineProvider[\\/]color-functions[\\/]get-auto-contrast-value|utils[\\/](?:get-default-z-index|noop|create-(?:safe-context|event-handler)))[\\/])|@mantine[\\/]hooks[\\/]esm[\\/]use-(?:window-event|debounced-value|merged-ref|uncontrolled|shallow-effect|timeout|mutation-observer)[\\/]/,
  icons:
    /icons[\\/]Icon(?:Alert(?:Circle|Triangle)|Arrow(?:Down|Right|Up)|Calendar|Check|Circle|CircleCheck|Copy|Download|ExternalLink|History|Plus|Route|Table|Trash|Upload|X|ZoomExclamation)\.mjs$/,
  calls:
    /shared[\\/]src[\\/]platform[\\/](?:address[\\/]record|contact[\\/]chat|http[\\/]page-meta|search)\.|admin[\\/]src[\\/](?:content[\\/]paket[\\/]paket\.queries|records[\\/]list[\\/](?:trash|list\.queries)|platform[\\/]ui[\\/]go-on-in-page)\./,
  own: /admin[\\/]src[\\/](?:records[\\/](?:form[\\/](?:calls|place|parts[\\/]page-head|save[\\/]use-leave-guard)|list[\\/](?:from-list|state-dot))|platform[\\/]ui[\\/](?:dugaan-email|length-text|row-icon|sentence|use-row-drag|waktu-lokal))\./,
}
// Of groups with one whole number the first takes modules that several match.
const chunks = [
  // Polyfills run before any other file: within the entry they would run after all its imports.
  { name: 'bawaan', test: /shared[\\/]src[\\/]platform[\\/]browser[\\/]bawaan\./, priority: 3 },
  // The modules shared by the login page and all others.
  {
    name: 'dasar',
    test: /react-dom[\\/]client|zod[\\/]v4[\\/]classic|zustand|preload-helper|createReactComponent|icons[\\/]Icon(?:AlertCircleFilled|Eye|EyeOff|ChevronLeft)\.mjs|admin[\\/]src[\\/](?:access[\\/]session[\\/](?:session-store|landing)|platform[\\/](?:merek|paths|ui[\\/](?:logo|use-title|unreachable|visually-hidden\.module)))\./,
    priority: 2.5,
  },
  { name: 'login', test: /admin[\\/]src[\\/]accounts[\\/]login[\\/]login-entry/, priority: 2 },
  { name: 'app', test: /admin[\\/]src[\\/]app[\\/]app-entry/, priority: 1 },
  ...Object.values(pieces).map((test) => ({ name: 'shared', test, priority: 0.5 })),
  // Pages of lists, which forms load as well where texts link to records; apart from all that a list shows.
  {
    name: 'daftar',
    test: /shared[\\/]src[\\/](?:records[\\/]noun[\\/]noun-list|platform[\\/]text[\\/]paper-number)\./,
    priority: 0.46,
  },
  {
    name: 'rows',
    test: /admin[\\/]src[\\/](?:records[\\/]list[\\/](?:filter-se(?:gments|lect)|url-state)|platform[\\/]ui[\\/](?:empty|list-footer|notices|page-title|retry|search-input|toolbar))\./,
    priority: 0.45,
  },
  { name: 'settings', test: /@mantine[\\/]form[\\/]|schema-resolver/, priority: 0.4 },
  { name: 'upload', test: /upload-rules|progress-fetch|shrink-picture/, priority: 0.4 },
  { name: 'angka', test: /read-angka|angka-text/, priority: 0.4 },
  { name: 'queries', test: /useQueries|queriesObserver|infiniteQueryOptions/, priority: 0.4 },
  { name: 'list', test: /admin[\\/]src[\\/]records[\\/]list[\\/]list-page\./, priority: 0.3 },
  { name: 'form', test: /admin[\\/]src[\\/]records[\\/]form[\\/](?:use-new-form|editor)\./, priority: 0.2 },
]

export default defineConfig(({ command }) => ({
  plugins: [react(), ...lean()],
  // Dev pre-bundles dependencies apart, without the plugins above.
  optimizeDeps: { rolldownOptions: { plugins: lean() } },
  // Logo and pictures stand at the same addresses as in production, where the server answers them.
  publicDir: command === 'serve' ? pictures : false,
  build: {
    assetsDir: 'admin/assets',
    // Small files as data URLs would be refused by the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: [...LANTAI],
    rolldownOptions: {
      // `document.all` is ruled out, for which each `?.` would be twice as long.
      transform: { assumptions: { noDocumentAll: true } },
      output: { codeSplitting: { groups: chunks } },
    },
  },
  server: { proxy: { '/api': api, '/storage': api, '/pratinjau': api } },
}))
