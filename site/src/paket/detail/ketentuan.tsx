import type { Keterangan, Paket } from '@safar/shared/paket/schema'
import { Icon } from '../../components/icon.tsx'
import type { IconName } from '../../components/icons.ts'
import type { PembimbingDikenal } from '../../konten/pembimbing.ts'
import { paragraphs, term } from './words.ts'

function TickList({ title, icon, list }: { title: string; icon: IconName; list: Keterangan[] }) {
  if (list.length === 0) return null
  return (
    <div>
      <h3 className="dp-sub">{title}</h3>
      <ul className="dp-ticks" data-icon={icon}>
        {list.map(({ keterangan }) => (
          <li key={keterangan}>
            <Icon name={icon} />
            {keterangan}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function TermasukSection({ harga_termasuks, harga_tidak_termasuks }: Paket) {
  if (harga_termasuks.length === 0 && harga_tidak_termasuks.length === 0) return null
  return (
    <section className="dp-section" id="termasuk" aria-labelledby="termasuk-judul">
      <h2 id="termasuk-judul">Termasuk dan tidak termasuk</h2>
      <div className="dp-two">
        <TickList title="Harga termasuk" icon="check" list={harga_termasuks} />
        <TickList title="Harga tidak termasuk" icon="close" list={harga_tidak_termasuks} />
      </div>
    </section>
  )
}

const initials = (nama: string) =>
  nama
    .replace(/^(ustadz|ustadzah|ust\.?|h\.?|hj\.?|kh\.?|dr\.?)\s+/i, '')
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')

interface PembimbingSectionProps extends Pick<Paket, 'pembimbings'> {
  /** Face and role of the guides whom the agency introduces; the others show their initials. */
  dikenal?: readonly PembimbingDikenal[] | undefined
}

export function PembimbingSection({ pembimbings, dikenal = [] }: PembimbingSectionProps) {
  if (pembimbings.length === 0) return null
  return (
    <section className="dp-section" id="pembimbing" aria-labelledby="pembimbing-judul">
      <h2 id="pembimbing-judul">Pembimbing</h2>
      <ul className="dp-guides">
        {pembimbings.map(({ nama }) => {
          const guide = dikenal.find((one) => one.nama === nama)
          return (
            <li key={nama}>
              {guide ? (
                <img className="dp-potret" src={guide.potret} alt="" width="52" height="52" loading="lazy" />
              ) : (
                <span className="dp-potret" aria-hidden="true">
                  {initials(nama)}
                </span>
              )}
              <p>
                <strong>{nama}</strong>
                {guide && <span>{guide.peran}</span>}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function SyaratSection({ syarat_ketentuans }: Pick<Paket, 'syarat_ketentuans'>) {
  if (syarat_ketentuans.length === 0) return null
  return (
    <section className="dp-section" id="syarat" aria-labelledby="syarat-judul">
      <h2 id="syarat-judul">Syarat dan ketentuan</h2>
      <div className="dp-terms">
        {syarat_ketentuans.map(({ keterangan }, index) => {
          const { title, body } = term(keterangan)
          if (!title) {
            return (
              <p className="dp-term" key={keterangan}>
                {body}
              </p>
            )
          }
          return (
            <details key={keterangan} open={index === 0}>
              <summary>
                {title}
                <Icon name="down" />
              </summary>
              {paragraphs(body).map((line) => (
                <p key={line}>{line}</p>
              ))}
            </details>
          )
        })}
      </div>
    </section>
  )
}
