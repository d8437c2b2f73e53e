/** The metrics of Plus Jakarta Sans, in per cent of its size. */
const ASCENT = 103.8
const DESCENT = 22.2

/*
 * What stands until the face has come: the phone's or the desktop's own, made as wide as it. Measured over the words of
 * home: a heading that breaks anew pushes the whole page. Bold is its own cut, not a thickened regular.
 */
const FACES = [
  { family: 'Jakarta Roboto', weight: '400 599', local: ['Roboto', 'Roboto-Regular'], width: 104.5 },
  {
    family: 'Jakarta Roboto',
    weight: '600 800',
    local: ['Roboto Bold', 'Roboto-Bold', 'Roboto'],
    width: 106.5,
  },
  { family: 'Jakarta Arial', weight: '400 599', local: ['Arial', 'Liberation Sans'], width: 103.5 },
  {
    family: 'Jakarta Arial',
    weight: '600 800',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    width: 99.8,
  },
]

const percent = (share: number, width: number) => `${((share * 100) / width).toFixed(1)}%`

/** The fallback families to name behind the face itself, best first. */
export const FALLBACK_FAMILIES = [...new Set(FACES.map(({ family }) => family))]

/** The `@font-face` rules of the fallbacks. Astro would make one of Arial alone, which no Android has. */
export const FALLBACK_FACES = FACES.map(
  ({ family, weight, local, width }) =>
    `@font-face{font-family:"${family}";src:${local.map((name) => `local("${name}")`)};font-weight:${weight};` +
    `size-adjust:${width}%;ascent-override:${percent(ASCENT, width)};` +
    `descent-override:${percent(DESCENT, width)};line-gap-override:0%}`,
).join('')
