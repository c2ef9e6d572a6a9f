/** Packs a snapshot into one file: a tar archive with checksums, encrypted with age and a passphrase. */
import { createHash } from 'node:crypto';
import { Decrypter, Encrypter } from 'age-encryption';
import { packTar, unpackTar } from 'modern-tar';
import { BackupError, type Snapshot, type TableRows } from './snapshot.ts';

const format = 1;
const manifestName = 'manifest.json';

interface Manifest {
  readonly format: number;
  /** Time of the backup, ISO 8601. */
  readonly madeAt: string;
  readonly shape: string;
  readonly tables: readonly { readonly name: string; readonly rows: number; readonly sha256: string }[];
  readonly pictures: readonly {
    readonly key: string;
    readonly contentType: string | null;
    readonly sha256: string;
  }[];
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const utf8 = new TextEncoder();
const tableFile = (name: string) => `tables/${name}.json`;
const pictureFile = (index: number) => `pictures/${index}`;

/**
 * @param passphrase decrypts the file, also with the program `age`
 * @param workFactor scrypt work factor as a power of two; tests use a low one to stay fast
 */
export async function encryptSnapshot(
  snapshot: Snapshot,
  { passphrase, now, workFactor = 18 }: { passphrase: string; now: Date; workFactor?: number },
): Promise<Uint8Array> {
  const tables = snapshot.tables.map((table) => ({ table, bytes: utf8.encode(JSON.stringify(table)) }));
  const manifest: Manifest = {
    format,
    madeAt: now.toISOString(),
    shape: snapshot.shape,
    tables: tables.map(({ table: { name, rows }, bytes }) => ({
      name,
      rows: rows.length,
      sha256: sha256(bytes),
    })),
    pictures: snapshot.pictures.map(({ key, contentType, bytes }) => ({
      key,
      contentType,
      sha256: sha256(bytes),
    })),
  };
  const files = [
    { name: manifestName, bytes: utf8.encode(JSON.stringify(manifest, null, 2)) },
    ...tables.map(({ table: { name }, bytes }) => ({ name: tableFile(name), bytes })),
    ...snapshot.pictures.map(({ bytes }, index) => ({ name: pictureFile(index), bytes })),
  ];
  const archive = await packTar(
    files.map(({ name, bytes }) => ({ header: { name, size: bytes.length, mtime: now }, body: bytes })),
  );
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  encrypter.setScryptWorkFactor(workFactor);
  return encrypter.encrypt(archive);
}

/**
 * @returns the snapshot, and the time of the backup
 * @throws BackupError when the passphrase is wrong or the file is damaged
 */
export async function decryptSnapshot(
  sealed: Uint8Array,
  passphrase: string,
): Promise<{ snapshot: Snapshot; madeAt: string }> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const archive = await decrypter.decrypt(sealed).catch(() => {
    throw new BackupError('The passphrase is wrong, or the file is damaged.');
  });
  const files = new Map(
    (await unpackTar(archive)).map(({ header, data }) => [header.name, data ?? new Uint8Array()]),
  );
  const bytesOf = (name: string, checksum: string | undefined) => {
    const bytes = files.get(name);
    if (!bytes || (checksum !== undefined && sha256(bytes) !== checksum)) {
      throw new BackupError(`${name} is missing from the backup, or its checksum does not match.`);
    }
    return bytes;
  };
  const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const manifest = JSON.parse(textOf(bytesOf(manifestName, undefined))) as Manifest;
  if (manifest.format !== format)
    throw new BackupError('The backup was made by another version of this tool.');
  return {
    madeAt: manifest.madeAt,
    snapshot: {
      shape: manifest.shape,
      tables: manifest.tables.map(
        ({ name, sha256 }) => JSON.parse(textOf(bytesOf(tableFile(name), sha256))) as TableRows,
      ),
      pictures: manifest.pictures.map(({ key, contentType, sha256 }, index) => ({
        key,
        contentType,
        bytes: bytesOf(pictureFile(index), sha256),
      })),
    },
  };
}
