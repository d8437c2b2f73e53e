import { type ComponentType, memo } from 'react'
import { SectionCard } from '../../../form/parts/section-card.tsx'
import { SECTIONS } from '../fields.ts'
import { GambarSection } from './gambar-section.tsx'
import { HargaSection } from './harga-section.tsx'
import { HotelSection } from './hotel-section.tsx'
import { IdentitasSection } from './identitas-section.tsx'
import { ItinerarySection } from './itinerary-section.tsx'
import { JadwalSection } from './jadwal-section.tsx'
import { DeskripsiSection, LayananSection, SyaratSection } from './list-sections.tsx'
import { PenerbanganSection } from './penerbangan-section.tsx'

const FIELDS: Record<string, ComponentType> = {
  identitas: IdentitasSection,
  gambar: GambarSection,
  harga: HargaSection,
  jadwal: JadwalSection,
  deskripsi: DeskripsiSection,
  layanan: LayananSection,
  itinerary: ItinerarySection,
  hotel: HotelSection,
  penerbangan: PenerbanganSection,
  syarat: SyaratSection,
}

/** All fields of a package, in their sections: the same for adding and editing. */
export const PaketFields = memo(function PaketFields() {
  return SECTIONS.map((section) => {
    const Fields = FIELDS[section.id]
    return (
      <SectionCard key={section.id} section={section}>
        {Fields && <Fields />}
      </SectionCard>
    )
  })
})
