import { SEN } from '@safar/shared/money/mutasi/mutasi'
import { senText } from '@safar/shared/money/mutasi/sen-text'

/** Writes a sum of a bank line, which is rupiah with sen behind the point: `1234.56` → `Rp 1.234,56`. */
export const bankSum = (rupiah: number): string => senText(Math.round(rupiah * SEN))
