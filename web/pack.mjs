// Puts a smaller twin beside every text file of the built page: .br and .gz, for the server to send as they are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);
const WORTH_IT = 1000;

const folder = process.argv[2];
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
  const file = join(entry.parentPath, entry.name);
  if (!entry.isFile() || !TEXTS.has(extname(file))) continue;
  const content = readFileSync(file);
  if (content.length < WORTH_IT) continue;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  writeFileSync(`${file}.br`, brotliCompressSync(content, best));
  writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
}
