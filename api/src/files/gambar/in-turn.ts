import { createTurns } from '../../platform/http/turns.ts'

/** Does work with a picture once that before it is done: decoding 50 megapixels takes some 200 MB, however many arrive. */
export const inTurn = createTurns()
