import type { Plugin } from 'vite'

const PREFIX = '\0lean-editor/'

/** The stand-ins for parts of markdown-it, by the name under which it imports them. */
const STAND_INS: Record<string, string> = {
  // Linkify finds addresses in plain text, which the reader never asks of it.
  'linkify-it': 'export class LinkifyIt {}',
  // Host names in other scripts stay as typed; the site's build encodes them.
  'punycode.js': 'export default { toASCII: (host) => host, toUnicode: (host) => host }',
  // Two thousand named entities, which every browser knows.
  entities: `const letters = document.createElement('textarea')
export const decodeHTMLStrict = (text) => { letters.innerHTML = text; return letters.value }`,
}

/** Mantine's own controls and their popovers: the toolbar has its own on their base. */
const UNUSED =
  /@mantine\/tiptap\/.*\/RichTextEditorControl\/(?:controls|RichTextEditor(?:Link|ColorPicker|Color|SourceCode|ImageUpload|TableInsert|Details|InvisibleCharacters)Control)\.mjs$/

/**
 * A Vite plugin that cuts 50 KB of tables, pickers and link detection out of the editor; stand-ins of Mantine's throw
 * when they are reached. Tests and the build both use it; the site's build has all of markdown-it.
 */
export function leanEditor(): Plugin {
  return {
    name: 'lean-editor',
    enforce: 'pre',
    resolveId(source, importer) {
      return source in STAND_INS && importer?.includes('markdown-it') ? PREFIX + source : null
    },
    load(id) {
      return id.startsWith(PREFIX) ? (STAND_INS[id.slice(PREFIX.length)] ?? null) : null
    },
    transform(code, id) {
      if (!UNUSED.test(id)) return null
      const [, names = ''] = /export \{([^}]+)\}/.exec(code) ?? []
      const missing = names.split(',').map((name) => `missing as ${name.trim()}`)
      return `const missing = () => { throw new Error('left out by lean-editor.ts') }\nexport { ${missing.join(', ')} }`
    },
  }
}
