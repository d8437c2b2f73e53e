import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { buildPreview } from './bundel/build-preview.ts'

/*
 * Renders one page as a release would hold it, with one record in place of the published one, from a kept bundle: `node
 * site/pratinjau.ts --bundle NAME` reads what to render from standard input and writes the page to standard output, as
 * JSON. Exit 3 means that there is no such bundle.
 */

const NO_BUNDLE = 3
const { values } = parseArgs({ options: { bundle: { type: 'string' } } })
const page = await buildPreview(values.bundle, await text(process.stdin))
if (page === null) process.exit(NO_BUNDLE)
process.stdout.write(page, () => process.exit(0))
