import type { Plugin } from 'vite'
import { type LeftOut, leaveOut } from './lean-code.ts'

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

const MARKDOWN = /markdown-it[\\/]dist[\\/]markdown-it\.mjs$/
/**
 * What the rules of markdown-it answer where links are not found, quotes not turned and HTML not allowed, which
 * `read-naskah.ts` never asks for.
 */
const OFF: LeftOut = {
  linkify$1: '() => {}',
  replace: '() => {}',
  smartquotes: '() => {}',
  linkify: '() => false',
  html_block: '() => false',
  html_inline: '() => false',
}

/** Mantine's own controls and their popovers: the toolbar has its own on their base. */
const UNUSED =
  /@mantine\/tiptap\/.*\/RichTextEditorControl\/(?:controls|RichTextEditor(?:Link|ColorPicker|Color|SourceCode|ImageUpload|TableInsert|Details|InvisibleCharacters)Control)\.mjs$/

const TIPTAP = /@tiptap[\\/][\w-]+[\\/]dist[\\/][^\\/]+\.js$/
/** The making of an extension, which does nothing else: a file of several keeps those alone that are used. */
const MADE = /^(?:var|const|let) \w+ = (?=\w+\.create\()/gm

/**
 * A Vite plugin that cuts 57 KB of tables, pickers, link detection and unused extensions out of the editor; stand-ins
 * of Mantine's throw when they are reached. Tests and the build both use it; the site's build has all of markdown-it.
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
      if (MARKDOWN.test(id)) return leaveOut(code, id, OFF)
      if (TIPTAP.test(id)) return code.replace(MADE, '$&/* @__PURE__ */ ')
      if (!UNUSED.test(id)) return null
      const [, names = ''] = /export \{([^}]+)\}/.exec(code) ?? []
      const missing = names.split(',').map((name) => `missing as ${name.trim()}`)
      return `const missing = () => { throw new Error('left out by lean-editor.ts') }\nexport { ${missing.join(', ')} }`
    },
  }
}
