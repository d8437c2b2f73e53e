import { PAKET_FIELDS } from '@safar/shared/content/paket/paket-fields'
import { addDays } from '@safar/shared/platform/format/tanggal'
import { filled } from '@safar/shared/records/noun/given'
import type { DemoGiven, DemoPaket } from './demo-paket.ts'
import { hajiPremium, hajiReguler } from './haji.ts'
import {
  akhirTahun,
  itikafRamadan,
  keberangkatan,
  keberangkatanLalu,
  liburSekolah,
  tarwiyah,
} from './jadwal.ts'
import { jejakAndalusia } from './overseas-andalusia.ts'
import { studyKairo } from './overseas-kairo.ts'
import { halalMalaysia } from './overseas-malaysia.ts'
import { jejakSamarkand } from './overseas-samarkand.ts'
import { umrahAkhirTahun } from './umrah-akhir-tahun.ts'
import { umrahIstanbul } from './umrah-istanbul.ts'
import { umrahItikaf } from './umrah-itikaf.ts'
import { umrahLiburSekolah } from './umrah-libur-sekolah.ts'
import { umrahReguler, umrahSurabaya } from './umrah-reguler.ts'

const REGULER = { jenis: 'umrah', hari: 'Sabtu', durasi: 9 } as const

/**
 * Returns the packages of a made-up agency on the day of seeding: all three types, one nearly full, one full, one just
 * departed, one without a price yet, the others open.
 */
export function demoPaket(today: string): DemoPaket[] {
  const reguler = keberangkatan(addDays(today, 18), REGULER)
  // Seven weeks on: a departure of another month, since the month tells the names apart.
  const regulerBerikut = keberangkatan(addDays(reguler, 46), REGULER)
  const regulerLalu = keberangkatanLalu(addDays(today, -12), REGULER)
  const list: DemoGiven[] = [
    umrahReguler(reguler, {
      madinah: 'taibahNur',
      makkah: 'rayhanAjyad',
      total_pax: 50,
      sisa_pax: 12,
      thumbnail: 'kaaba',
      flyer: 'kaaba',
      pembimbing: ['Ustadz Fahri Ramadhan', 'Ustadzah Laila Hasanah'],
    }),
    umrahAkhirTahun(akhirTahun(today)),
    umrahSurabaya(keberangkatan(addDays(today, 40), REGULER)),
    jejakAndalusia(keberangkatan(addDays(today, 60), { jenis: 'overseas', hari: 'Minggu', durasi: 10 })),
    halalMalaysia(keberangkatan(addDays(today, 66), { jenis: 'overseas', hari: 'Kamis', durasi: 4 })),
    umrahReguler(regulerBerikut, {
      madinah: 'rawdhatHijrah',
      makkah: 'wadiIbrahim',
      total_pax: 45,
      sisa_pax: 31,
      thumbnail: 'hotel-malam',
      flyer: 'flyer-2',
      pembimbing: ['Ustadz Zubair Anwar', 'Ustadzah Nur Aisyah'],
    }),
    umrahItikaf(itikafRamadan(today)),
    umrahLiburSekolah(liburSekolah(today)),
    studyKairo(keberangkatan(addDays(today, 75), { jenis: 'overseas', hari: 'Rabu', durasi: 21 })),
    jejakSamarkand(keberangkatan(addDays(today, 145), { jenis: 'overseas', hari: 'Minggu', durasi: 9 })),
    hajiReguler(tarwiyah(today), true),
    hajiPremium(tarwiyah(today)),
    umrahIstanbul(keberangkatan(addDays(today, 88), { jenis: 'umrah', hari: 'Senin', durasi: 12 })),
    hajiReguler(tarwiyah(today, 1), false),
    umrahReguler(regulerLalu, {
      madinah: 'taibahNur',
      makkah: 'rayhanAjyad',
      total_pax: 45,
      sisa_pax: 2,
      thumbnail: 'nabawi',
      flyer: 'flyer-3',
      pembimbing: ['Ustadz Salman Hakim', 'Ustadzah Nur Aisyah'],
    }),
  ]
  return list.map((paket) => {
    const { thumbnail, flyer } = paket
    return { ...filled(PAKET_FIELDS, paket), thumbnail, flyer }
  })
}
