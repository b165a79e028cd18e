// Before every module that names a picture: the folder of a version is known when it is loaded, not when it is built.
__webpack_public_path__ = (globalThis as { SPROUTS?: { base?: string } }).SPROUTS?.base ?? '/'
