import { useEffect, useState } from 'react';

/** A URL of a file that is in memory, for as long as it is used; undefined until there is one. */
export function useObjectUrl(file: Blob): string | undefined {
  const [made, setMade] = useState<{ readonly file: Blob; readonly url: string }>();
  useEffect(() => {
    const url = URL.createObjectURL(file);
    setMade({ file, url });
    return () => URL.revokeObjectURL(url);
  }, [file]);
  return made?.file === file ? made.url : undefined;
}
