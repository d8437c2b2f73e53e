/** A part of the product that stands under one name in `shared/src`, `api/src` and `admin/src`. */
export interface Wing {
  /** The things that belong here, for whoever looks for a place. */
  holds: string
  /** The wings that it may import, beside itself. */
  imports: readonly string[]
}

const GROUND = ['platform', 'access', 'files', 'records', 'settings', 'outbound', 'content'] as const
const JOURNEYS = [...GROUND, 'people', 'trips', 'money'] as const
const HOUSE = [...JOURNEYS, 'accounts', 'publishing', 'ops', 'overview'] as const

/**
 * Every wing, from the ground up, with the wings that it may import. A folder of `src` is one of these. Files beside
 * the wings (`main.ts`, `app.ts`, `main.tsx`) are of `app`.
 */
export const WINGS: Readonly<Record<string, Wing>> = {
  platform: {
    holds:
      'the ground: database, HTTP, OpenAPI, vault, environment, addresses, texts, formats, the kit of the office’s pages',
    imports: [],
  },
  access: { holds: 'who asks and what they may: sessions, roles, tokens, limits', imports: ['platform'] },
  files: { holds: 'pictures and private files: checked, stored, given out', imports: ['platform', 'access'] },
  records: {
    holds: 'the engines for any noun: kernel, revisions, trash, import, idempotency, form, list, rich text',
    imports: ['platform', 'access', 'files'],
  },
  settings: {
    holds: 'who the agency is: its settings, figures, licences, holidays',
    imports: ['platform', 'access', 'records'],
  },
  outbound: {
    holds: 'what leaves the house: outbox, templates, WhatsApp, webhooks',
    imports: ['platform', 'access', 'records', 'settings'],
  },
  content: {
    holds:
      'what visitors read: packages, articles, services, guides, questions, slides, gallery, testimonials, departures, the library',
    imports: ['platform', 'access', 'files', 'records', 'settings', 'outbound'],
  },
  people: { holds: 'who registers and travels, and what they ask of their data', imports: GROUND },
  trips: {
    holds: 'journeys as they are run: bookings and who travels',
    imports: [...GROUND, 'people'],
  },
  money: {
    holds: 'what is owed and paid, and what the bank says of it',
    imports: [...GROUND, 'people', 'trips'],
  },
  accounts: {
    holds: 'who works here: accounts, signing in, second factors, activity',
    imports: ['platform', 'access', 'files', 'records', 'settings', 'outbound', 'content', 'people'],
  },
  publishing: { holds: 'releases of the site, previews, posters', imports: GROUND },
  ops: {
    holds: 'keeping the house: backups, tidying, health, seeds, commands',
    imports: [...JOURNEYS, 'accounts', 'publishing'],
  },
  overview: {
    holds: 'what looks across the wings: dashboard, search, findings',
    imports: [...JOURNEYS, 'publishing', 'ops'],
  },
  app: {
    holds: 'where all of it is put together: entries, routes, the frame of the office',
    imports: HOUSE,
  },
  testing: {
    holds: 'the whole product for tests, and tests that are of no one wing: tests alone import it',
    imports: [...HOUSE, 'app'],
  },
}

/** Returns the imports that no other imported wing reaches: enough of the arrows to follow all of them. */
function nearest(name: string): string[] {
  const all = WINGS[name]?.imports ?? []
  const through = new Set(all.flatMap((other) => WINGS[other]?.imports ?? []))
  return all.filter((other) => !through.has(other))
}

/** Draws the table as a document with its picture (`docs/wings.md`). */
export function drawWings(): string {
  const names = Object.keys(WINGS)
  const arrows = names.flatMap((name) => nearest(name).map((other) => `  ${name} --> ${other}`))
  const rows = Object.entries(WINGS).map(
    ([name, { holds, imports }]) => `| \`${name}\` | ${holds} | ${imports.join(', ') || 'none'} |`,
  )
  return `# Wings

\`shared/src\`, \`api/src\` and \`admin/src\` have the same wings. An arrow leads from a wing to the nearest of
those that it may import; the table below says all. None leads up or back, from package to package neither, and tests keep to it as well:
they may import \`testing\` besides, and take a package (\`shared/src/content/paket\`) as their example.
\`node tools/draw-wings.ts\` makes this from \`tools/wings.ts\`, \`tools/directions.test.ts\` holds it.

\`\`\`mermaid
flowchart TD
${arrows.join('\n')}
\`\`\`

| wing | holds | may import |
|---|---|---|
${rows.join('\n')}
`
}
