import { SISKOPATUH_KOLOM, SISKOPATUH_KOLOM_NAMA } from '@safar/shared/trips/siskopatuh/siskopatuh-columns'
import { figureOf } from '../../tools/setup/bench-figures.ts'
import { allMet, tell } from '../../tools/setup/bench-rows.ts'
import { ministryWorkbook } from '../src/testing/ministry-workbook.ts'
import { fillTemplate } from '../src/trips/siskopatuh/fill-template.ts'
import { openTemplate } from '../src/trips/siskopatuh/template.repository.ts'

/*
 * The ministry's workbook for a departure of five hundred people, from the uploaded bytes to the filled ones, and how
 * far the process grows meanwhile: `npm run bench -- siskopatuh`.
 */

const PEOPLE = 500
const ROUNDS = 9
const GOAL_MS = 1_500
const GOAL_MB = 150

const row = (nth: number) => ({
  sel: new Map(
    SISKOPATUH_KOLOM_NAMA.map((name) => [
      name,
      SISKOPATUH_KOLOM[name].kind === 'day' ? '1990-07-01' : `${SISKOPATUH_KOLOM[name].head} ${nth}`,
    ]),
  ),
})
const rows = Array.from({ length: PEOPLE }, (_, nth) => row(nth))
const workbook = ministryWorkbook()
const fill = async () => fillTemplate(await openTemplate(workbook), rows)
const most = () => process.resourceUsage().maxRSS / 1_024
const before = most()
// The first one warms up, and is the one that memory is told of: later ones leave theirs to be swept.
await fill()
const memory = most() - before
const times: number[] = []
for (let round = 0; round < ROUNDS; round += 1) {
  const since = performance.now()
  await fill()
  times.push(performance.now() - since)
}
const what = `the ministry's workbook of ${PEOPLE} people, all columns`
tell({ name: what, figure: figureOf(times), goal: { atMost: GOAL_MS }, unit: 'ms' })
tell({ name: `${what}: memory`, figure: memory, goal: { atMost: GOAL_MB }, unit: 'MB' })
process.exit(allMet() ? 0 : 1)
