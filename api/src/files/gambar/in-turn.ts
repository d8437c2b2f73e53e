import { createTurns } from '../../platform/http/turns.ts'

/** Runs work on pictures one at a time: decoding 50 megapixels takes some 200 MB, however many arrive. */
export const inTurn = createTurns()
