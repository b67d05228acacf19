export declare function addStyles(text: string): void;
export declare function expose(name: string, modules: Readonly<Record<string, object>>): void;
