import { editPath } from '@safar/shared/platform/address/admin'

/** Returns the address of the receipt for a pilgrim's paper passport; it has no number of it. */
export const tandaTerimaPath = (id: number) => `${editPath('jamaah', id)}/tanda-terima`
