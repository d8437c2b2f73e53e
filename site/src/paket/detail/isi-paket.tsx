import type { Paket } from '@safar/shared/paket/schema'
import type { PembimbingDikenal } from '../../konten/pembimbing.ts'
import { PembimbingSection, SyaratSection, TermasukSection } from './ketentuan.tsx'
import { HotelSection, ItinerarySection, PenerbanganSection } from './perjalanan.tsx'

interface Props {
  paket: Paket
  apiHost: string
  /** As `PembimbingSection` takes it. */
  pembimbingDikenal?: readonly PembimbingDikenal[]
}

/** All that follows the prices. */
export function IsiPaket({ paket, apiHost, pembimbingDikenal }: Props) {
  return (
    <>
      <ItinerarySection paket={paket} />
      <HotelSection paket={paket} apiHost={apiHost} />
      <PenerbanganSection paket={paket} apiHost={apiHost} />
      <TermasukSection {...paket} />
      <PembimbingSection pembimbings={paket.pembimbings} dikenal={pembimbingDikenal} />
      <SyaratSection syarat_ketentuans={paket.syarat_ketentuans} />
    </>
  )
}
