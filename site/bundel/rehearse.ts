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
  // What there is to say of the content, the job says.
  await loadContent(contentConfig, () => {})
  const shared = globalThis as typeof globalThis & { safarPreview?: boolean }
  // No picture is drawn, and none is missed.
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
    // One that cannot be rendered says so when somebody waits for it.
    await rehearsePage(app, route, page, origin).catch(() => {})
  }
}
