/** Hands a file to the reader; nothing is sent anywhere. */
export function save(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveFrom(address, name);
  // The download has begun by then; the memory is free again.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Has the browser download what lies at an address. */
export function saveFrom(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
