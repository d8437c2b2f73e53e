import type { JumlahPasti } from '@safar/shared/content/paket/pasti/jumlah'
import { type Dibuktikan, jumlahPasti, pastiRinci } from '@safar/shared/content/paket/pasti/pasti'
import { agency } from '../agency.ts'
import { perRecord } from '../memory.ts'
import { today } from '../today.ts'

/** Counts the proven ones of a package's "5 Pasti" as of this build, memoised. */
export const pastiDari = perRecord(
  (paket: Dibuktikan): JumlahPasti => jumlahPasti(pastiRinci(paket, agency.penyelenggara, today)),
)
