import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { isLoginPath, isSignedInPath } from '@safar/shared/platform/address/admin'
import { PRIVATE_PAGES } from '@safar/shared/platform/address/private-page'
import { meantPath } from '@safar/shared/platform/address/typed'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { decodePath } from '../../../platform/http/clean-address.ts'
import { ASSET_PREFIX, DETAIL_SHELL, NOT_FOUND_PAGE } from '../release.ts'
import { listFiles } from '../release-check.ts'
import type { ReleaseStore, ServedRelease } from '../release-store.ts'
import { findAdminAsset, findAdminIndex } from './admin-files.ts'
import { redirectsOf } from './alih.ts'
import { openBodies } from './bodies.ts'
import { adminHeaders, CACHE, siteHeaders } from './headers.ts'
import { isCompressible, mediaType } from './media-type.ts'
import { findPage } from './pages.ts'
import { type HashedFile, sendBody } from './send-body.ts'

const CACHE_BYTES = 32 * 1024 * 1024
const PICTURE = { cacheControl: CACHE.picture, headers: { 'x-content-type-options': 'nosniff' } }
const PREPARING =
  '<!doctype html><html lang="id"><meta charset="utf-8"><title>Sebentar</title><p>Situs sedang disiapkan.'

export interface SitusOptions {
  releases: Pick<ReleaseStore, 'current' | 'findOldAsset'>
  /** Tells whether a package of a slug (or id) is live: the detail shell then answers 200. */
  slugExists(slug: string): Promise<boolean>
  /** Pictures, logos and ornaments, served at `/`. */
  publicDir: string
  /** The built admin: `index.html` and `admin/assets/`. */
  adminDir: string
}

/** Registers the published site, the pictures that it shares with the admin, and the admin itself. */
export async function situs(app: FastifyInstance, options: SitusOptions): Promise<void> {
  const { releases, slugExists, publicDir, adminDir } = options
  const bodies = openBodies(CACHE_BYTES)
  const pictures = new Set((await listFiles(publicDir)).filter((path) => !/(^|\/)\./.test(path)))
  const adminPolicy = adminHeaders()
  await app.register(fastifyStatic, { root: publicDir, serve: false, cacheControl: false, dotfiles: 'deny' })

  app.get('/*', { config: { who: 'all' } }, async (request, reply) => {
    const path = decodePath(request.url)
    if (path === null || /^\/(api|storage)(\/|$)/.test(path)) return reply.callNotFound()
    const opened = openedBy(path)
    if (opened !== null) {
      reply.headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      return reply.redirect(opened, 302)
    }
    if (pictures.has(path.slice(1))) {
      const drawing = await drawingOf(path)
      if (drawing) return sendBody(request, reply, bodies, drawing, PICTURE)
      reply.headers({ ...PICTURE.headers, 'cache-control': PICTURE.cacheControl })
      return reply.sendFile(path.slice(1))
    }
    const release = releases.current()
    const asset = await findAdminAsset(adminDir, path)
    if (asset) return sendAsset(request, reply, asset)
    if (asset === undefined && (isLoginPath(path) || isSignedInPath(path))) {
      const index = await findAdminIndex(adminDir)
      if (index)
        return sendBody(request, reply, bodies, index, { cacheControl: CACHE.page, headers: adminPolicy })
    }
    const meant = meantPath(path)
    if (meant !== null && !isOffice(path) && isOffice(meant)) return leadTo(request, reply, pathOf(meant))
    if (!release) {
      return reply
        .code(503)
        .headers({ 'retry-after': '3', 'cache-control': 'no-store' })
        .type('text/html')
        .send(PREPARING)
    }
    return sendFromRelease(request, reply, release, path)
  })

  /** The file of a picture that is text, and so is sent compressed; null for another, or one that is gone. */
  async function drawingOf(path: string): Promise<HashedFile | null> {
    if (!isCompressible(mediaType(path))) return null
    const file = join(publicDir, path)
    const found = await stat(file).catch(() => null)
    // It may be replaced while the server runs.
    return found && { file, hash: `${encodePart(path)}-${found.size}-${found.mtimeMs}` }
  }

  async function sendFromRelease(
    request: FastifyRequest,
    reply: FastifyReply,
    release: ServedRelease,
    path: string,
  ): Promise<FastifyReply> {
    const found = findPage(release.files, path)
    if (found.kind === 'file' && found.path.startsWith(ASSET_PREFIX)) {
      return sendAsset(request, reply, fileOf(release, found.path))
    }
    const to = found.kind === 'redirect' ? found.to : (await redirectsOf(release)).get(path)
    if (to !== undefined) return leadTo(request, reply, to)
    if (found.kind === 'file') return sendPage(request, reply, release, found.path)
    const meant = await meantPage(release, path)
    if (meant !== null) return leadTo(request, reply, meant)
    if (found.kind === 'detail') {
      const exists = await slugExists(found.slug).catch(() => true)
      return sendPage(request, reply, release, DETAIL_SHELL, exists ? 200 : 404)
    }
    const old = await releases.findOldAsset(path.slice(1))
    if (old) return sendAsset(request, reply, { file: old.file, hash: path })
    return sendPage(request, reply, release, NOT_FOUND_PAGE, 404)
  }

  /** The page that somebody meant by an address that is none; null where there is no such page. */
  async function meantPage(release: ServedRelease, path: string): Promise<string | null> {
    const meant = meantPath(path)
    if (meant === null) return null
    const found = findPage(release.files, meant)
    if (found.kind === 'redirect') return found.to
    const moved = (await redirectsOf(release)).get(meant)
    if (moved !== undefined) return moved
    const isThere =
      found.kind === 'detail'
        ? await slugExists(found.slug).catch(() => false)
        : found.kind === 'file' && found.path.endsWith('.html')
    return isThere ? pathOf(meant) : null
  }

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    release: ServedRelease,
    path: string,
    status = 200,
  ): Promise<FastifyReply> {
    const holds = () => releases.current() === release
    const options = {
      cacheControl: CACHE.page,
      headers: siteHeaders(`/${path.replace(/\.html$/, '')}`),
      status,
      holds,
    }
    return sendBody(request, reply, bodies, fileOf(release, path), options)
  }

  function sendAsset(request: FastifyRequest, reply: FastifyReply, file: { file: string; hash: string }) {
    const options = { cacheControl: CACHE.asset, headers: { 'x-content-type-options': 'nosniff' } }
    return sendBody(request, reply, bodies, file, options)
  }
}

const isOffice = (path: string) => isLoginPath(path) || isSignedInPath(path)
/** Returns the link of a private page whose `#` an app has encoded, as a browser goes there; null for other paths. */
function openedBy(decoded: string): string | null {
  const page = PRIVATE_PAGES.find((one) => decoded.startsWith(`${one}#`))
  return page ? `${page}#${encodePart(decoded.slice(page.length + 1))}` : null
}

const pathOf = (decoded: string) => decoded.split('/').map(encodePart).join('/')

/** Leads to another path for good, with the query that was asked with. */
function leadTo(request: FastifyRequest, reply: FastifyReply, to: string): FastifyReply {
  const query = request.url.indexOf('?')
  return reply.redirect(to + (query < 0 ? '' : request.url.slice(query)), 308)
}

function fileOf(release: ServedRelease, path: string): { file: string; hash: string } {
  return { file: join(release.dir, path), hash: release.files[path]?.hash ?? '' }
}
