insert into akun (id, email, email_kunci, nama, role, password_hash, created_at, password_lemah)
  values (1, 'Siti@Safar.test', 'siti@safar.test', 'Siti', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$ZhYo5GmedAnToCDEP5zUEg$vm5aUKiUcq39zJkUapRC0/uHf7/UbpqGKMJTjmyw3Qs', '2026-11-01T02:00:00.000Z', 0);
insert into sesi (token_hash, akun_id, created_at, berakhir_pada, dipakai_pada)
  values ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 1, '2026-11-20T09:15:00.000Z', '2026-12-20T09:15:00.000Z', '2026-11-20T09:15:00.000Z');
insert into paket (id, slug, tipe_paket, nama_paket, durasi, pemberangkatan, maskapai, harga_quad, harga_triple, harga_double, currency, rating_hotel, tanggal_keberangkatan, keterangan, thumbnail, flyer, deskripsi, total_pax, sisa_pax, hotels, itineraris, fasilitas, maskapais, pembimbings, harga_termasuks, harga_tidak_termasuks, keunggulans, syarat_ketentuans, created_at, updated_at, isi_updated_at, cari)
  values (1, 'umrah-reguler', 'Umroh', 'Umrah Reguler', '9 Hari', 'Jakarta', 'Saudia', 29500000, 30500000, 32000000, 'Rp', 4, '2026-12-12', 'Kamar sendiri tambah Rp 7.500.000 per pax.', 'lama1234abcd5678-600x20.webp', 'flyer-800x1000.webp', 'Perjalanan sembilan hari.
Madinah lebih dulu.', 50, 9, '[{"nama_hotel":"Taibah Nur","lokasi":"Madinah, 200 m ke Masjid Nabawi","deskripsi":"","bintang":4,"check_in":"2026-12-12","check_out":"2026-12-15","image":""}]', '[{"hari":1,"tanggal":"2026-12-12","name":"Jakarta – Madinah","deskripsi":"Berkumpul di bandara."}]', '[{"name":"Bus ber-AC"}]', '[{"nama_maskapai":"Saudia","departure":"Jakarta (CGK)","arrival":"Madinah (MED)","date_departure":"2026-12-12","date_arrival":"2026-12-12","gate":"Terminal 3, Gate 7","image":""}]', '[{"nama":"Ustadz Fahri Ramadhan"}]', '[{"keterangan":"Tiket pesawat pulang pergi"}]', '[{"keterangan":"Pembuatan paspor"}]', '[{"keterangan":"Madinah lebih dulu"}]', '[{"keterangan":"Uang muka minimal Rp10.000.000 per pax"}]', '2026-11-01T02:00:00.000Z', '2026-11-20T09:15:00.000Z', '2026-11-01T02:00:00.000Z', 'umrah reguler
umroh
9 hari
saudia
jakarta');
insert into paket (id, slug, tipe_paket, nama_paket, durasi, pemberangkatan, maskapai, harga_quad, harga_triple, harga_double, currency, rating_hotel, tanggal_keberangkatan, keterangan, thumbnail, flyer, deskripsi, total_pax, sisa_pax, hotels, itineraris, fasilitas, maskapais, pembimbings, harga_termasuks, harga_tidak_termasuks, keunggulans, syarat_ketentuans, created_at, updated_at, isi_updated_at, cari)
  values (3, 'haji-khusus', 'Haji', 'Haji Khusus', '9 Hari', 'Jakarta', 'Saudia', 29500000, 30500000, 32000000, 'Rp', 4, '2026-12-12', 'Kamar sendiri tambah Rp 7.500.000 per pax.', 'lama1234abcd5678-600x20.webp', 'flyer-800x1000.webp', 'Perjalanan sembilan hari.
Madinah lebih dulu.', 50, 12, '[{"nama_hotel":"Taibah Nur","lokasi":"Madinah, 200 m ke Masjid Nabawi","deskripsi":"","bintang":4,"check_in":"2026-12-12","check_out":"2026-12-15","image":""}]', '[{"hari":1,"tanggal":"2026-12-12","name":"Jakarta – Madinah","deskripsi":"Berkumpul di bandara."}]', '[{"name":"Bus ber-AC"}]', '[{"nama_maskapai":"Saudia","departure":"Jakarta (CGK)","arrival":"Madinah (MED)","date_departure":"2026-12-12","date_arrival":"2026-12-12","gate":"Terminal 3, Gate 7","image":""}]', '[{"nama":"Ustadz Fahri Ramadhan"}]', '[{"keterangan":"Tiket pesawat pulang pergi"}]', '[{"keterangan":"Pembuatan paspor"}]', '[{"keterangan":"Madinah lebih dulu"}]', '[{"keterangan":"Uang muka minimal Rp10.000.000 per pax"}]', '2026-11-01T02:00:00.000Z', '2026-11-20T09:15:00.000Z', '2026-11-01T02:00:00.000Z', 'haji khusus
haji
9 hari
saudia
jakarta');
insert into riwayat (id, paket_id, aksi, waktu, oleh, oleh_id, oleh_email, paket)
  values (1, 1, 'buat', '2026-11-01T02:00:00.000Z', 'Siti', null, '', '{"id":1,"slug":"umrah-reguler","tipe_paket":"umroh","nama_paket":"Umrah Reguler","durasi":9,"pemberangkatan":"Jakarta","maskapai":"Saudia","harga_quad":"29500000.00","harga_triple":30500000,"harga_double":32000000,"currency":"Rp","rating_hotel":"4","tanggal_keberangkatan":"2027-01-12T00:00:00.000Z","keterangan":"Paket awal","thumbnail":"lama1234abcd5678-600x20.webp","flyer":"lama1234abcd5678-600x20.webp","deskripsi":null,"total_pax":50,"sisa_pax":20,"hotels":[{"nama_hotel":"Taibah Nur","lokasi":"Madinah"}],"fasilitas":[{"nama":"Bus ber-AC"}],"created_at":"2026-11-01T02:00:00.000Z","updated_at":"2026-11-01T02:00:00.000Z"}');
insert into riwayat (id, paket_id, aksi, waktu, oleh, oleh_id, oleh_email, paket)
  values (2, 1, 'ubah', '2026-11-01T02:00:00.000Z', 'Siti', 1, 'Siti@Safar.test', '{"id":1,"slug":"umrah-reguler","tipe_paket":"Umroh","nama_paket":"Umrah Reguler","durasi":"9 Hari","pemberangkatan":"Jakarta","maskapai":"Saudia","harga_quad":29500000,"harga_triple":30500000,"harga_double":32000000,"currency":"Rp","rating_hotel":4,"tanggal_keberangkatan":"2026-12-12","keterangan":"Kamar sendiri tambah Rp 7.500.000 per pax.","thumbnail":"lama1234abcd5678-600x20.webp","flyer":"flyer-800x1000.webp","deskripsi":"Perjalanan sembilan hari.\nMadinah lebih dulu.","total_pax":50,"sisa_pax":12,"hotels":[{"nama_hotel":"Taibah Nur","lokasi":"Madinah, 200 m ke Masjid Nabawi","deskripsi":"","bintang":4,"check_in":"2026-12-12","check_out":"2026-12-15","image":""}],"itineraris":[{"hari":1,"tanggal":"2026-12-12","name":"Jakarta – Madinah","deskripsi":"Berkumpul di bandara."}],"fasilitas":[{"name":"Bus ber-AC"}],"maskapais":[{"nama_maskapai":"Saudia","departure":"Jakarta (CGK)","arrival":"Madinah (MED)","date_departure":"2026-12-12","date_arrival":"2026-12-12","gate":"Terminal 3, Gate 7","image":""}],"pembimbings":[{"nama":"Ustadz Fahri Ramadhan"}],"harga_termasuks":[{"keterangan":"Tiket pesawat pulang pergi"}],"harga_tidak_termasuks":[{"keterangan":"Pembuatan paspor"}],"keunggulans":[{"keterangan":"Madinah lebih dulu"}],"syarat_ketentuans":[{"keterangan":"Uang muka minimal Rp10.000.000 per pax"}],"created_at":"2026-11-01T02:00:00.000Z","updated_at":"2026-11-01T02:00:00.000Z"}');
insert into riwayat (id, paket_id, aksi, waktu, oleh, oleh_id, oleh_email, paket)
  values (3, 1, 'kursi', '2026-11-20T09:15:00.000Z', 'Siti', 1, 'Siti@Safar.test', '{"sisa_pax":9,"updated_at":"2026-11-20T09:15:00.000Z","mulai":"2026-11-20T09:15:00.000Z"}');
insert into riwayat (id, paket_id, aksi, waktu, oleh, oleh_id, oleh_email, paket)
  values (4, 2, 'buat', '2026-11-01T02:00:00.000Z', 'Siti', 1, 'Siti@Safar.test', '{"id":2,"slug":"umrah-ramadhan","tipe_paket":"Umroh","nama_paket":"Umrah Ramadhan","durasi":"9 Hari","pemberangkatan":"Jakarta","maskapai":"Saudia","harga_quad":29500000,"harga_triple":30500000,"harga_double":32000000,"currency":"Rp","rating_hotel":4,"tanggal_keberangkatan":"2026-12-12","keterangan":"Kamar sendiri tambah Rp 7.500.000 per pax.","thumbnail":"lama1234abcd5678-600x20.webp","flyer":"flyer-800x1000.webp","deskripsi":"Perjalanan sembilan hari.\nMadinah lebih dulu.","total_pax":50,"sisa_pax":12,"hotels":[{"nama_hotel":"Taibah Nur","lokasi":"Madinah, 200 m ke Masjid Nabawi","deskripsi":"","bintang":4,"check_in":"2026-12-12","check_out":"2026-12-15","image":""}],"itineraris":[{"hari":1,"tanggal":"2026-12-12","name":"Jakarta – Madinah","deskripsi":"Berkumpul di bandara."}],"fasilitas":[{"name":"Bus ber-AC"}],"maskapais":[{"nama_maskapai":"Saudia","departure":"Jakarta (CGK)","arrival":"Madinah (MED)","date_departure":"2026-12-12","date_arrival":"2026-12-12","gate":"Terminal 3, Gate 7","image":""}],"pembimbings":[{"nama":"Ustadz Fahri Ramadhan"}],"harga_termasuks":[{"keterangan":"Tiket pesawat pulang pergi"}],"harga_tidak_termasuks":[{"keterangan":"Pembuatan paspor"}],"keunggulans":[{"keterangan":"Madinah lebih dulu"}],"syarat_ketentuans":[{"keterangan":"Uang muka minimal Rp10.000.000 per pax"}],"created_at":"2026-11-01T02:00:00.000Z","updated_at":"2026-11-01T02:00:00.000Z"}');
insert into riwayat (id, paket_id, aksi, waktu, oleh, oleh_id, oleh_email, paket)
  values (5, 2, 'hapus', '2026-11-20T09:15:00.000Z', 'Siti', 1, 'Siti@Safar.test', '{"id":2,"slug":"umrah-ramadhan","tipe_paket":"Umroh","nama_paket":"Umrah Ramadhan","durasi":"9 Hari","pemberangkatan":"Jakarta","maskapai":"Saudia","harga_quad":29500000,"harga_triple":30500000,"harga_double":32000000,"currency":"Rp","rating_hotel":4,"tanggal_keberangkatan":"2026-12-12","keterangan":"Kamar sendiri tambah Rp 7.500.000 per pax.","thumbnail":"lama1234abcd5678-600x20.webp","flyer":"flyer-800x1000.webp","deskripsi":"Perjalanan sembilan hari.\nMadinah lebih dulu.","total_pax":50,"sisa_pax":12,"hotels":[{"nama_hotel":"Taibah Nur","lokasi":"Madinah, 200 m ke Masjid Nabawi","deskripsi":"","bintang":4,"check_in":"2026-12-12","check_out":"2026-12-15","image":""}],"itineraris":[{"hari":1,"tanggal":"2026-12-12","name":"Jakarta – Madinah","deskripsi":"Berkumpul di bandara."}],"fasilitas":[{"name":"Bus ber-AC"}],"maskapais":[{"nama_maskapai":"Saudia","departure":"Jakarta (CGK)","arrival":"Madinah (MED)","date_departure":"2026-12-12","date_arrival":"2026-12-12","gate":"Terminal 3, Gate 7","image":""}],"pembimbings":[{"nama":"Ustadz Fahri Ramadhan"}],"harga_termasuks":[{"keterangan":"Tiket pesawat pulang pergi"}],"harga_tidak_termasuks":[{"keterangan":"Pembuatan paspor"}],"keunggulans":[{"keterangan":"Madinah lebih dulu"}],"syarat_ketentuans":[{"keterangan":"Uang muka minimal Rp10.000.000 per pax"}],"created_at":"2026-11-01T02:00:00.000Z","updated_at":"2026-11-01T02:00:00.000Z"}');
insert into riwayat (id, paket_id, aksi, waktu, oleh, oleh_id, oleh_email, paket)
  values (6, 3, 'buat', '2026-11-01T02:00:00.000Z', '', null, '', '{"id":3,"slug":"haji-khusus","tipe_paket":"Haji","nama_paket":"Haji Khusus","durasi":"9 Hari","pemberangkatan":"Jakarta","maskapai":"Saudia","harga_quad":29500000,"harga_triple":30500000,"harga_double":32000000,"currency":"Rp","rating_hotel":4,"tanggal_keberangkatan":"2026-12-12","keterangan":"Kamar sendiri tambah Rp 7.500.000 per pax.","thumbnail":"lama1234abcd5678-600x20.webp","flyer":"flyer-800x1000.webp","deskripsi":"Perjalanan sembilan hari.\nMadinah lebih dulu.","total_pax":50,"sisa_pax":12,"hotels":[{"nama_hotel":"Taibah Nur","lokasi":"Madinah, 200 m ke Masjid Nabawi","deskripsi":"","bintang":4,"check_in":"2026-12-12","check_out":"2026-12-15","image":""}],"itineraris":[{"hari":1,"tanggal":"2026-12-12","name":"Jakarta – Madinah","deskripsi":"Berkumpul di bandara."}],"fasilitas":[{"name":"Bus ber-AC"}],"maskapais":[{"nama_maskapai":"Saudia","departure":"Jakarta (CGK)","arrival":"Madinah (MED)","date_departure":"2026-12-12","date_arrival":"2026-12-12","gate":"Terminal 3, Gate 7","image":""}],"pembimbings":[{"nama":"Ustadz Fahri Ramadhan"}],"harga_termasuks":[{"keterangan":"Tiket pesawat pulang pergi"}],"harga_tidak_termasuks":[{"keterangan":"Pembuatan paspor"}],"keunggulans":[{"keterangan":"Madinah lebih dulu"}],"syarat_ketentuans":[{"keterangan":"Uang muka minimal Rp10.000.000 per pax"}],"created_at":"2026-11-01T02:00:00.000Z","updated_at":"2026-11-01T02:00:00.000Z"}');
insert into sampah (paket_id, dihapus_pada, dihapus_oleh, dihapus_oleh_id, dihapus_oleh_email, paket)
  values (2, '2026-11-20T09:15:00.000Z', 'Siti', 1, 'Siti@Safar.test', '{"id":2,"slug":"umrah-ramadhan","tipe_paket":"Umroh","nama_paket":"Umrah Ramadhan","durasi":"9 Hari","pemberangkatan":"Jakarta","maskapai":"Saudia","harga_quad":29500000,"harga_triple":30500000,"harga_double":32000000,"currency":"Rp","rating_hotel":4,"tanggal_keberangkatan":"2026-12-12","keterangan":"Kamar sendiri tambah Rp 7.500.000 per pax.","thumbnail":"lama1234abcd5678-600x20.webp","flyer":"flyer-800x1000.webp","deskripsi":"Perjalanan sembilan hari.\nMadinah lebih dulu.","total_pax":50,"sisa_pax":12,"hotels":[{"nama_hotel":"Taibah Nur","lokasi":"Madinah, 200 m ke Masjid Nabawi","deskripsi":"","bintang":4,"check_in":"2026-12-12","check_out":"2026-12-15","image":""}],"itineraris":[{"hari":1,"tanggal":"2026-12-12","name":"Jakarta – Madinah","deskripsi":"Berkumpul di bandara."}],"fasilitas":[{"name":"Bus ber-AC"}],"maskapais":[{"nama_maskapai":"Saudia","departure":"Jakarta (CGK)","arrival":"Madinah (MED)","date_departure":"2026-12-12","date_arrival":"2026-12-12","gate":"Terminal 3, Gate 7","image":""}],"pembimbings":[{"nama":"Ustadz Fahri Ramadhan"}],"harga_termasuks":[{"keterangan":"Tiket pesawat pulang pergi"}],"harga_tidak_termasuks":[{"keterangan":"Pembuatan paspor"}],"keunggulans":[{"keterangan":"Madinah lebih dulu"}],"syarat_ketentuans":[{"keterangan":"Uang muka minimal Rp10.000.000 per pax"}],"created_at":"2026-11-01T02:00:00.000Z","updated_at":"2026-11-01T02:00:00.000Z"}');
insert into pendaftaran (id, kode, nama, email, email_kunci, paket, telepon, telepon_kunci, kamar, jumlah_pax, catatan, status, catatan_admin, persetujuan_versi, persetujuan_pada, setuju_pemasaran, pemasaran_ditarik_pada, pemasaran_ditarik_oleh, diubah_oleh, created_at, updated_at, cari)
  values (1, '4F7K-9MXR', 'Nur’aini', 'nur@contoh.test', 'nur@contoh.test', 'umrah-reguler', '0812-3456-7890', '6281234567890', 'quad', 2, 'Kursi roda', 'dihubungi', '', '2026-11-21', '2026-11-20T09:15:00.000Z', 1, null, '', 'Siti', '2026-11-20T09:15:00.000Z', '2026-11-20T09:15:00.000Z', 'nuraini
nur@contoh.test
umrah-reguler
kursi roda

4f7k-9mxr
4f7k9mxr
0812-3456-7890
6281234567890');
insert into gambar (nama, created_at, avif)
  values ('lama1234abcd5678-600x20.webp', '2026-11-01T02:00:00.000Z', 1);
insert into kiriman (kunci, isi, jawaban, rujukan, created_at)
  values ('satu', 'x', '{"data":{"id":1}}', 'pendaftaran:1', '2026-11-20T09:15:00.000Z');
insert into percobaan (kunci, berakhir, jumlah)
  values ('masuk', 1795170000000, 2);
insert into alamat_dikenal (kunci, berakhir)
  values ('rumah', 1800000000000);
insert into jam (id, tercatat_pada, ditanya_pada)
  values (1, '2026-11-20T09:15:00.000Z', null);
insert into sebab (id, versi, jenis, nama, oleh, waktu)
  values (1, 7, 'kursi', 'Umrah Reguler', 'Siti', '2026-11-20T09:15:00.000Z');
insert into sewa (nama, pemegang, berakhir)
  values ('bangun', 'lama', 1795170000000);
insert into kysely_migration (name, timestamp)
  values ('0001-awal', '2026-11-01T02:00:00.000Z');
insert into kysely_migration (name, timestamp)
  values ('0002-riwayat-sampah-pendaftaran', '2026-11-01T02:00:00.000Z');
insert into kysely_migration (name, timestamp)
  values ('0003-avif', '2026-11-01T02:00:00.000Z');
insert into kysely_migration (name, timestamp)
  values ('0004-sewa', '2026-11-01T02:00:00.000Z');
insert into kysely_migration (name, timestamp)
  values ('0005-jam-pelaku', '2026-11-01T02:00:00.000Z');
insert into kysely_migration (name, timestamp)
  values ('0006-kode-pendaftaran', '2026-11-01T02:00:00.000Z');
insert into kysely_migration (name, timestamp)
  values ('0007-kursi-sebab', '2026-11-01T02:00:00.000Z');
insert into kysely_migration (name, timestamp)
  values ('0008-alamat-dikenal', '2026-11-01T02:00:00.000Z');
insert into kysely_migration_lock (id, is_locked)
  values ('migration_lock', 0);
insert into konten (id, versi)
  values (1, 7);
