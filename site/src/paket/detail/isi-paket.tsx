import type { Paket } from '@safar/shared/paket/schema'
import { PembimbingSection, SyaratSection, TermasukSection } from './ketentuan.tsx'
import { HotelSection, ItinerarySection, PenerbanganSection } from './perjalanan.tsx'

/** All that follows the prices. */
export function IsiPaket({ paket, apiHost }: { paket: Paket; apiHost: string }) {
  return (
    <>
      <ItinerarySection itineraris={paket.itineraris} />
      <HotelSection paket={paket} apiHost={apiHost} />
      <PenerbanganSection paket={paket} apiHost={apiHost} />
      <TermasukSection {...paket} />
      <PembimbingSection pembimbings={paket.pembimbings} />
      <SyaratSection syarat_ketentuans={paket.syarat_ketentuans} />
    </>
  )
}
