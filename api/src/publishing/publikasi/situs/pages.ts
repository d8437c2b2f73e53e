import { recordSlug } from '@safar/shared/platform/address/record'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import {
  ALIH_FILE,
  ALIH_FOLDER,
  DETAIL_SHELL,
  NOT_FOUND_PAGE,
  RELEASE_FILE,
  type ReleaseFiles,
} from '../release.ts'

/** The meaning of an address within one release. */
export type Found =
  | { kind: 'file'; path: string }
  | { kind: 'redirect'; to: string }
  /** A package that came after the release, or never was. */
  | { kind: 'detail'; slug: string }
  | { kind: 'missing' }

const ALIH_PAGE = `${ALIH_FOLDER}/`
const DOTFILE = /(^|\/)\.(?!well-known\/)/
const HIDDEN = new Set<string>([NOT_FOUND_PAGE, DETAIL_SHELL, RELEASE_FILE, ALIH_FILE])

/** Finds a decoded path among the files of a release; it returns only names of the release. */
export function findPage(files: ReleaseFiles, path: string): Found {
  if (path === '/') return { kind: 'file', path: 'index.html' }
  if (path.endsWith('/') || path.endsWith('.html')) return findCanonical(files, path)
  const name = path.slice(1)
  if (has(files, name)) return { kind: 'file', path: name }
  if (has(files, `${name}.html`) && name !== 'index') return { kind: 'file', path: `${name}.html` }
  const slug = recordSlug('paket', path)
  return slug ? { kind: 'detail', slug } : { kind: 'missing' }
}

/** `/umroh/` and `/umroh.html` lead to `/umroh`: one address per page. */
function findCanonical(files: ReleaseFiles, path: string): Found {
  if (path === '/index.html') return { kind: 'redirect', to: '/' }
  const bare = path.replace(/(\/|\.html)$/, '')
  if (bare.endsWith('/') || bare.endsWith('.html')) return { kind: 'missing' }
  const found = findPage(files, bare || '/')
  if (found.kind === 'missing') return found
  return { kind: 'redirect', to: bare.split('/').map(encodePart).join('/') }
}

function has(files: ReleaseFiles, name: string): boolean {
  return Object.hasOwn(files, name) && !HIDDEN.has(name) && !name.startsWith(ALIH_PAGE) && !DOTFILE.test(name)
}
