import { ConnectionBar } from '../app/shell/connection-notice.tsx'
import { PublikasiChip } from '../app/shell/publikasi-chip.tsx'
import { Sidebar } from '../app/shell/sidebar.tsx'
import { BuildLog } from '../publikasi/build-log.tsx'
import { PeringatanCard } from '../publikasi/peringatan-card.tsx'
import { buildLogQuery, publikasiQuery, rilisQuery } from '../publikasi/publikasi.queries.ts'
import { RilisCard } from '../publikasi/rilis-card.tsx'
import { StatusCard } from '../publikasi/status-card.tsx'
import { LoginPage } from '../session/login-page.tsx'
import { UnknownAddress } from '../ui/unknown-address.tsx'
import { Bingkai } from './bingkai.tsx'
import { CATATAN, NOW, PUBLIKASI, rilis } from './contoh.ts'
import classes from './gaya.module.css'

const nothing = () => undefined
const menu = { onToggle: nothing, onClose: nothing }
const admin = { ...menu, role: 'admin' as const }
const user = { ...menu, role: 'user' as const }

export function Kerangka() {
  return (
    <div className={classes.bingkaiBingkai}>
      <Bingkai judul="Menu admin" lebar="ponsel">
        <Sidebar isOpen {...admin} />
      </Bingkai>
      <Bingkai judul="Menu admin: diciutkan" lebar="ponsel">
        <Sidebar isOpen={false} {...admin} />
      </Bingkai>
      <Bingkai judul="Menu pengguna" lebar="ponsel">
        <Sidebar isOpen {...user} />
      </Bingkai>
      {Object.entries(PUBLIKASI).map(([judul, data]) => (
        <Bingkai
          key={judul}
          judul={`Status terbit: ${judul}`}
          tahu={[{ key: publikasiQuery.queryKey, data }]}
          ruang={data.pesan !== null}
        >
          <PublikasiChip />
        </Bingkai>
      ))}
      <Bingkai judul="Tanpa internet" lebar="penuh">
        <ConnectionBar isOnline={false} slow={null} />
      </Bingkai>
      <Bingkai judul="Sambungan lambat" lebar="penuh">
        <ConnectionBar isOnline slow="reading" />
      </Bingkai>
      <Bingkai judul="Sambungan lambat saat menyimpan" lebar="penuh">
        <ConnectionBar isOnline slow="writing" />
      </Bingkai>
      {Object.entries(PUBLIKASI).map(([judul, publikasi]) => (
        <Bingkai key={judul} judul={`Keadaan: ${judul}`}>
          <StatusCard publikasi={publikasi} onPublish={nothing} />
          <PeringatanCard peringatan={publikasi.peringatan ?? []} />
        </Bingkai>
      ))}
      <Bingkai judul="Rilis" tahu={[{ key: rilisQuery(NOW).queryKey, data: { rilis, total: rilis.length } }]}>
        <RilisCard served={NOW} />
      </Bingkai>
      {Object.entries(CATATAN).map(([judul, { teks, ...publikasi }]) => (
        <Bingkai
          key={judul}
          judul={`Catatan pembangunan: ${judul}`}
          tahu={[{ key: buildLogQuery(publikasi.sejak).queryKey, data: teks }]}
        >
          <BuildLog publikasi={publikasi} />
        </Bingkai>
      ))}
      <Bingkai judul="Alamat yang tidak ada">
        <UnknownAddress />
      </Bingkai>
      <Bingkai judul="Halaman masuk" lebar="penuh">
        <LoginPage onSignedIn={nothing} />
      </Bingkai>
    </div>
  )
}
