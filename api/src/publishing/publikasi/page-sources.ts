import type { DefaultTreeAdapterTypes as Tree } from 'parse5'

/** Attributes by which a browser, or Astro's code for islands, asks for a file. */
const ADDRESSES = new Set([
  'src',
  'srcset',
  'href',
  'imagesrcset',
  'component-url',
  'renderer-url',
  'before-hydration-url',
])

/** Returns the parts of a page that may name files: addresses, scripts and styles, but no text. */
export async function pageSources(html: string): Promise<string> {
  // Hardly a page is read so: its library takes its memory with the first one.
  const { parse } = await import('parse5')
  const sources: string[] = []
  const read = (parent: Tree.ParentNode) => {
    for (const node of parent.childNodes) {
      if (!('tagName' in node)) continue
      for (const { name, value } of node.attrs) if (ADDRESSES.has(name)) sources.push(value)
      if (isCode(node)) for (const child of node.childNodes) if ('value' in child) sources.push(child.value)
      read('content' in node ? node.content : node)
    }
  }
  read(parse(html, { scriptingEnabled: false }))
  return sources.join('\n')
}

function isCode({ tagName, attrs }: Tree.Element): boolean {
  if (tagName === 'style') return true
  return tagName === 'script' && !attrs.some(({ name, value }) => name === 'type' && value.includes('json'))
}
