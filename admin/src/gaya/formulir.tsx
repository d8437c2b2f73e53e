import { type ReactNode, useEffect } from 'react'
import { Kalender } from '../paket/form/fields/kalender.tsx'
import { PaketFormContext } from '../paket/form/form-context.ts'
import { CardPreview } from '../paket/form/parts/card-preview.tsx'
import { DraftNotice } from '../paket/form/parts/draft-notice.tsx'
import { SaveBar } from '../paket/form/parts/save-bar.tsx'
import { SectionIndex } from '../paket/form/parts/section-index.tsx'
import { WarningSummary } from '../paket/form/parts/warning-summary.tsx'
import { HargaSection } from '../paket/form/sections/harga-section.tsx'
import { HotelSection } from '../paket/form/sections/hotel-section.tsx'
import { IdentitasSection } from '../paket/form/sections/identitas-section.tsx'
import { LayananSection } from '../paket/form/sections/list-sections.tsx'
import { usePaketForm } from '../paket/form/use-paket-form.ts'
import { emptyValues, type PaketFormValues, valuesFromPaket } from '../paket/form/values.ts'
import { Bingkai } from './bingkai.tsx'
import { paket, satuPaket, today } from './contoh.ts'
import classes from './gaya.module.css'

const nothing = () => undefined
const blank = emptyValues()
const full = { ...valuesFromPaket(satuPaket), thumbnail: 'contoh.webp', flyer: 'contoh.webp' }
// Fewer seats in all than are left, which is pointed out and not refused.
const odd = { ...full, total_pax: 10, sisa_pax: 40 }

function Isi({ values, children }: { values: PaketFormValues; children: ReactNode }) {
  const form = usePaketForm(values, values, 'add')
  useEffect(() => {
    // It draws at once, which no effect may ask for.
    const timer = setTimeout(() => form.validate())
    return () => clearTimeout(timer)
  }, [form])
  return (
    <PaketFormContext value={form}>
      <div className={classes.susun}>{children}</div>
    </PaketFormContext>
  )
}

export function Formulir() {
  return (
    <div className={classes.bingkaiBingkai}>
      <Bingkai judul="Isian yang harus diperbaiki" lebar="penuh">
        <Isi values={blank}>
          <IdentitasSection />
          <HargaSection />
          <SaveBar saving={false} onSave={nothing} onCancel={nothing} />
        </Isi>
      </Bingkai>
      <Bingkai judul="Terisi, sedang menyimpan" lebar="penuh">
        <Isi values={full}>
          <IdentitasSection />
          <LayananSection />
          <HotelSection />
          <SaveBar saving onSave={nothing} onCancel={nothing} note="Draf tersimpan 10.32" />
        </Isi>
      </Bingkai>
      <Bingkai judul="Bagian: lengkap" lebar="ponsel">
        <Isi values={full}>
          <SectionIndex />
        </Isi>
      </Bingkai>
      <Bingkai judul="Bagian: kosong" lebar="ponsel">
        <Isi values={blank}>
          <SectionIndex />
        </Isi>
      </Bingkai>
      <Bingkai judul="Hal untuk diperiksa">
        <Isi values={odd}>
          <WarningSummary />
        </Isi>
      </Bingkai>
      <Bingkai judul="Draf">
        <DraftNotice
          drafts={[{ id: 'satu', tab: '', values: full, savedAt: Date.now(), base: '', resume: false }]}
          clean={blank}
          base="lain"
          onRestore={nothing}
          onDiscard={nothing}
        />
      </Bingkai>
      <Bingkai judul="Kalender">
        <Kalender label="Tanggal keberangkatan" value={today} onPick={nothing} onClose={nothing} />
      </Bingkai>
      <Bingkai judul="Pratinjau kartu: kosong" lebar="ponsel">
        <Isi values={blank}>
          <CardPreview />
        </Isi>
      </Bingkai>
      {paket.map((each) => (
        <Bingkai key={each.id} judul={`Pratinjau kartu: sisa ${each.sisa_pax}`} lebar="ponsel">
          <Isi values={valuesFromPaket(each)}>
            <CardPreview />
          </Isi>
        </Bingkai>
      ))}
    </div>
  )
}
