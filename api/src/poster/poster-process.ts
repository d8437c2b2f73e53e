import { buffer } from 'node:stream/consumers'
import { drawPoster } from './draw-poster.ts'
import type { PosterArgs } from './poster-in-process.ts'

// One poster: what it says comes in as JSON, its PNG goes out.
const { isi, ukuran, dari, photo }: PosterArgs = JSON.parse(String(await buffer(process.stdin)))
const png = await drawPoster(isi, ukuran, dari, photo === null ? null : Buffer.from(photo, 'base64'))
process.stdout.end(png)
