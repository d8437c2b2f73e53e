/*
 * Keeps the page of a group readable without a network. Its scope is that page alone: of the rest of the site it sees
 * nothing. It keeps the page and its own files, and nothing of a group, which lies sealed in the page's own storage.
 */
const KEPT = 'rombongan-halaman'
const PAGE = '/rombongan'
const MARK = 'data-rombongan'
const MOST_FILES = 24
const WAIT_MS = 4000

self.addEventListener('install', (event) => {
  event.waitUntil(keep().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === PAGE) event.respondWith(openPage(event))
    return
  }
  if (pathname.startsWith('/_astro/')) {
    event.respondWith(caches.match(request.url).then((kept) => kept || fetch(request)))
  }
})

/** The newest page while there is a network, and the kept one after some seconds without an answer. */
async function openPage(event) {
  const fresh = keep()
  event.waitUntil(fresh.catch(() => undefined))
  const kept = await caches.match(PAGE)
  if (!kept) return fresh.catch(() => fetch(event.request))
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), WAIT_MS))
  return Promise.race([fresh.catch(() => kept), late])
}

/** Fetches the page with each file that it names, and keeps them in place of the former ones. */
async function keep() {
  const page = await fetch(PAGE, { cache: 'no-cache', credentials: 'omit' })
  const text = await page.clone().text()
  // A network that asks people to sign in answers with a page of its own.
  if (!page.ok || page.redirected || !text.includes(MARK)) throw new Error('not our page')
  const cache = await caches.open(KEPT)
  const files = new Set()
  let found = namesIn(text)
  while (found.length > 0 && files.size < MOST_FILES) {
    for (const path of found) files.add(path)
    const scripts = await Promise.all(
      found.map(async (path) => {
        const known = await cache.match(path)
        const file = known || (await fetch(path))
        if (!file.ok) throw new Error(path)
        if (!known) await cache.put(path, file.clone())
        return path.endsWith('.js') ? file.text() : ''
      }),
    )
    found = scripts.flatMap(namesIn).filter((path) => !files.has(path))
  }
  // The page last: what is kept is whole at every moment.
  await cache.put(PAGE, page.clone())
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url)
    if (pathname !== PAGE && !files.has(pathname)) await cache.delete(request)
  }
  return page
}

/** The files of a release that a page or a script names, by their whole address or beside it. */
function namesIn(text) {
  const whole = [...text.matchAll(/\/_astro\/[\w.-]+\.(?:js|css|woff2)/g)].map(([path]) => path)
  const beside = [...text.matchAll(/["']\.\/([\w.-]+\.js)["']/g)].map(([, name]) => `/_astro/${name}`)
  return [...new Set([...whole, ...beside])]
}
