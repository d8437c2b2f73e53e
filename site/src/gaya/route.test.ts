import { readdirSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { GAYA_PATH, gayaRoute } from './route.ts'

type Setup = NonNullable<ReturnType<typeof gayaRoute>['hooks']['astro:config:setup']>

/** The routes that the integration adds for one of Astro's commands. */
function routesFor(command: 'dev' | 'build'): string[] {
  const injectRoute = vi.fn<Parameters<Setup>[0]['injectRoute']>()
  const setup = gayaRoute().hooks['astro:config:setup']
  setup?.({ command, injectRoute } as unknown as Parameters<Setup>[0])
  return injectRoute.mock.calls.map(([{ pattern }]) => pattern)
}

it('is served while developing and left out of every build', () => {
  expect(routesFor('dev')).toEqual([GAYA_PATH])
  expect(routesFor('build')).toEqual([])
  const pages = readdirSync(new URL('../pages', import.meta.url), { recursive: true, encoding: 'utf8' })
  expect(pages.filter((file) => file.includes('gaya'))).toEqual([])
})
