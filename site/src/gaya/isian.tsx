import type { ReactNode } from 'react'
import { Bidang, Centang } from '../pendaftaran/bidang.tsx'

const SALAH = 'Tulis alamat email yang lengkap'

function Teks({
  name,
  label,
  value,
  keadaan,
}: Record<'name' | 'label', string> & Partial<Record<'value' | 'keadaan', string>>) {
  return (
    <Bidang name={name} label={label}>
      {(control) => <input {...control} type="text" defaultValue={value} data-keadaan={keadaan} />}
    </Bidang>
  )
}

/** The registration's fields in every state. */
export function Isian({ children }: { children?: ReactNode }) {
  return (
    <form className="pendaftaran">
      <div className="berdua">
        <Bidang name="diam" label="Nama" hint="Seperti di paspor.">
          {(control) => <input {...control} type="text" />}
        </Bidang>
        <Teks name="terisi" label="Terisi" value="Siti Maryam" />
        <Teks name="hover" label="Hover" value="Siti Maryam" keadaan="hover" />
        <Teks name="fokus" label="Fokus" value="Siti Maryam" keadaan="fokus" />
        <Bidang name="galat" label="Email" error={SALAH}>
          {(control) => <input {...control} type="email" defaultValue="maryam@" />}
        </Bidang>
        <Bidang name="pilih" label="Paket" optional>
          {(control) => (
            <select {...control}>
              <option>Belum memilih</option>
            </select>
          )}
        </Bidang>
        <Bidang name="catatan" label="Catatan" optional>
          {(control) => <textarea {...control} rows={3} />}
        </Bidang>
        <div>
          <Centang name="setuju">Saya setuju dihubungi.</Centang>
          <Centang name="setuju-galat" error="Centang dulu untuk mengirim">
            Saya setuju dihubungi.
          </Centang>
        </div>
      </div>
      <div className="kirim">
        <p className="pesan">Periksa isian yang ditandai.</p>
      </div>
      {children}
    </form>
  )
}
