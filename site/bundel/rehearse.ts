import type { PrerenderApp } from './bundle.ts'
import { loadContent } from './content.ts'
import { openBundle, pagesOf, rehearsePage } from './render-page.ts'
import type { RenderOptions } from './render-release.ts'

/** Renders a page of each kind for nobody, which loads and warms up their code. It ends early once `isAsked`. */
export async function rehearse(
  { bundle, siteUrl, contentConfig }: Omit<RenderOptions, 'out'>,
  isAsked: () => boolean,
): Promise<void> {
  if (isAsked()) return
  // The job itself reports the content's warnings.
  await loadContent(contentConfig, () => {})
  const shared = globalThis as typeof globalThis & { safarPreview?: boolean }
  // Draws no picture of shared links.
  shared.safarPreview = true
  try {
    await renderKinds(await openBundle(bundle), new URL(siteUrl).origin, isAsked)
  } finally {
    shared.safarPreview = false
  }
}

async function renderKinds(app: PrerenderApp, origin: string, isAsked: () => boolean): Promise<void> {
  const kinds = new Set<string>()
  for (const [page, route] of await pagesOf(app)) {
    if (isAsked()) return
    if (kinds.has(route.component)) continue
    kinds.add(route.component)
    // A failure is reported when the page is really rendered.
    await rehearsePage(app, route, page, origin).catch(() => {})
  }
}
